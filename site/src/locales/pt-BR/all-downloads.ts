import type * as english from '../../all-downloads.ts'
import { brand } from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const allDownloads: Translation<typeof english.allDownloads> = {
  title: 'Todos os downloads',
  intro: `O ${brand.clientName} é um aplicativo comum de desktop. O node de linha de comando roda em qualquer terminal, inclusive em servidores.`,
  columns: { system: 'Sistema', file: 'Arquivo', size: 'Tamanho', digest: 'SHA-256 e o comando para verificá-lo' },
  released: 'Lançada em {date}',
  releasePage: 'Notas da versão e código-fonte',
  verifyTitle: 'Verifique seu download',
  verifyIntro:
    'Em um terminal, abra sua pasta de downloads e execute o comando ao lado do seu arquivo. O macOS e o Linux exibem OK; o Windows exibe o hash para você comparar. Se o resultado for diferente, apague o arquivo e nos avise.',
  verifyByEye:
    'Em um terminal, abra sua pasta de downloads e execute o comando ao lado do seu arquivo. Ele exibe o hash do arquivo. Compare-o com o da página da versão; se forem diferentes, apague o arquivo e nos avise.',
  copy: 'Copiar o comando de verificação',
  copied: 'Copiado',
  copyByHand: 'Selecionado. Pressione Ctrl+C ou ⌘C para copiar.',
  unknownSize: 'desconhecido',
  unknownDigest: 'não publicado',
  loading: 'Buscando a versão mais recente…',
  direct: 'Lido do GitHub agora mesmo.',
  confirmed: 'Última confirmação desta versão pelo GitHub: {time}.',
  stale:
    'O GitHub não está respondendo, então pode haver uma versão mais nova. Última confirmação desta versão: {time}.',
  unavailable:
    'Não foi possível buscar a versão mais recente. Os links ainda a baixam; tamanhos e hashes voltam quando o GitHub responder.',
  kinds: { client: 'Cliente para desktop', cli: 'Node de linha de comando' },
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
}
