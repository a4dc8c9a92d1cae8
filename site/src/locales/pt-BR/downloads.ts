import { brand } from '../../brand.ts'
import type * as english from '../../downloads.ts'
import type { Translation } from '../../translation.ts'

export const downloads: Translation<typeof english.downloads> = {
  windows: 'Baixar para Windows',
  mac: 'Baixar para macOS',
  purchaseKey: `Comprar ${brand.keyName}`,
  cli: 'Baixar a CLI do GitHub',
  lastConfirmed: '{release}, última confirmação em {date}',
  runNode: 'Rodar um node',
  mobile: {
    title: 'Download disponível só no computador',
    body: `O ${brand.clientName} não está disponível para celulares e tablets. Acesse esta página no seu desktop ou laptop para baixar.`,
  },
  clientBox: {
    title: 'Baixar o cliente',
    desktop: 'Os Sentry Nodes rodam em laptops, desktops e até em instâncias na nuvem',
    mobile: 'Não disponível para celulares e tablets. Acesse no seu desktop ou laptop para baixar.',
  },
  allDownloads: 'Todos os downloads',
}
