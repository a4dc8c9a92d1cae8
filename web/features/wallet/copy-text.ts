import { walletWords } from '@network-site/site/wallet'
import { toast } from '../../ui/toast.ts'
import { writeClipboard } from '../../ui/write-clipboard.ts'

/** Copies a text and says so, or says why not. */
export async function copyText(value: string): Promise<void> {
  try {
    await writeClipboard(value)
    toast.success(walletWords.copied)
  } catch {
    toast.error(walletWords.copyFailed)
  }
}
