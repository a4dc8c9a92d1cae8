import { brand } from '../../brand.ts'
import type * as english from '../../pages.ts'
import type { Translation } from '../../translation.ts'
import { brand as translated } from './brand.ts'

export const pages: Translation<typeof english.pages> = {
  home: { title: `${brand.name}: a primeira Layer 3 para jogos AAA` },
  testnetSwap: { title: `Swap na testnet · ${brand.name} ${brand.campaignName}` },
  tokenWidget: { title: `Widget do token · ${brand.name}` },
  mint: { title: `${brand.name} ${brand.campaignName}: mint estendido dos PFPs Vanguard` },
  viewMint: { title: `${brand.name} ${brand.campaignName}: galeria de PFPs Vanguard` },
  progress: { title: `Seu progresso · ${brand.name} ${brand.campaignName}` },
  leaderboard: { title: `Ranking · ${brand.name} ${brand.campaignName}` },
  ranks: { title: `Como funcionam as patentes · ${brand.name} ${brand.campaignName}` },
  socialReturn: { title: `Login · ${brand.name}` },
  nodes: { title: `Rode um ${brand.nodeName} · ${brand.name}` },
  nodeAgreement: { title: `Acordo de Software do ${brand.nodeName} · ${brand.name}` },
  status: { title: `Status da rede · ${brand.name}` },
  officialLinks: { title: `Links oficiais · ${brand.name}` },
  network: { title: `Desenvolvedores · ${brand.name}` },
}

export const linkPreviews: Translation<typeof english.linkPreviews> = {
  home: {
    description: `${translated.description}`,
    picture: { alt: 'Um grande planetário de latão girando em volta de uma estrela vermelha no escuro.' },
  },
  testnetSwap: {
    description: `Experimente negociar na ${brand.name} sem risco: receba Ether de teste de graça, troque pelo token de teste da ${brand.campaignName} e venda de volta.`,
    picture: { alt: 'Três camadas de uma só máquina: uma estrela vermelha em anéis de latão e aço.' },
  },
  tokenWidget: {
    description: `Compre e venda um token de teste pela cotação do próprio contrato. É o widget por trás da página de swap da ${brand.name} ${brand.campaignName}.`,
    picture: { alt: 'Dois corpos trocando de lugar na mesma órbita.' },
  },
  mint: {
    description: `Colecione as 42 imagens de perfil da ${brand.name} ${brand.campaignName}, todo dia. Sem gás e sem carteira para começar: uma assinatura minta todas e conta para o status Vanguard.`,
    picture: { alt: 'Doze retratos Vanguard com capacete, iluminados em vermelho e dourado.' },
  },
  viewMint: {
    description: `Quais dos 42 Vanguards da ${brand.name} ${brand.campaignName} você tem? Conecte a carteira com que você minta, veja cada imagem e compartilhe sua coleção.`,
    picture: { alt: 'Doze retratos Vanguard em suas muitas cores.' },
  },
  progress: {
    description: `Sua sequência está de pé? Veja os 42 itens de hoje, seus dias seguidos e o que falta em cada missão da ${brand.name} ${brand.campaignName}. Nem precisa de carteira.`,
    picture: { alt: 'Fileiras de retratos Vanguard.' },
  },
  leaderboard: {
    description: `Quem lidera esta temporada da ${brand.name} ${brand.campaignName}? Veja posição, patente e sequência de cada jogador, direto da blockchain, e encontre as suas.`,
    picture: { alt: 'Um troféu de anéis de latão em volta de um cristal vermelho.' },
  },
  ranks: {
    description: `De Recruta a Marechal: o que cada patente da ${brand.name} ${brand.campaignName} exige, como se desfazem empates e por que mais carteiras não ajudam.`,
    picture: { alt: 'Um troféu de anéis de latão em volta de um cristal vermelho.' },
  },
  socialReturn: {
    description: `Levando você de volta à ${brand.name} depois do login.`,
    picture: { alt: 'Um grande planetário de latão girando em volta de uma estrela vermelha no escuro.' },
  },
  nodes: {
    description:
      'Vigie o rollup, dispare o alarme quando um bloco estiver errado e receba recompensas da rede. Pronto em menos de um minuto em um laptop, desktop ou instância na nuvem.',
    picture: { alt: `Um ${brand.nodeName}: um instrumento de latão com um olho vermelho em chamas.` },
  },
  nodeAgreement: {
    description: `Antes de rodar um ${brand.nodeName}: quem pode participar, como se resgatam as recompensas e os termos completos do ${brand.clientName} e da linha de comando.`,
    picture: { alt: `Um ${brand.nodeName} observando uma fila de blocos de aço passar.` },
  },
  status: {
    description: `A ${brand.name} está no ar? O estado ao vivo da testnet, do mint e de cada serviço, com 90 dias de disponibilidade.`,
    picture: { alt: `Um ${brand.nodeName} de guarda.` },
  },
  officialLinks: {
    description: `Este link é mesmo da ${brand.name}? Confira cada domínio, contrato, conta e chave de assinatura oficial antes de conectar uma carteira ou baixar algo.`,
    picture: { alt: 'Um planetário de latão em volta de uma estrela vermelha.' },
  },
  network: {
    description: `Conecte-se à ${brand.name}: ID da rede, endpoint RPC, faucet e contratos, com código para viem, ethers, Hardhat e Foundry.`,
    picture: { alt: 'Três camadas de uma só máquina: uma estrela vermelha em anéis de latão e aço.' },
  },
}
