import { type IWalletKit, WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { buildApprovedNamespaces, getSdkError } from '@walletconnect/utils'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, type Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'

export type PhoneWallet = Awaited<ReturnType<typeof startPhoneWallet>>

const methods = [
  'personal_sign',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]
const events = ['accountsChanged', 'chainChanged']

/** Starts a wallet on another device with a real wallet library. It approves every request. */
export async function startPhoneWallet(relayUrl: string, chains: number[]) {
  const account = privateKeyToAccount(generatePrivateKey())
  const core = new Core({
    projectId: 'e2e',
    relayUrl,
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    customStoragePrefix: account.address,
  })
  const kit: IWalletKit = await WalletKit.init({
    core: core as never,
    metadata: { name: 'Phone Wallet', description: 'A wallet for tests', url: 'https://wallet.test', icons: [] },
  })
  const ids = chains.map((id) => `eip155:${id}`)

  let declines = false
  kit.on('session_proposal', ({ id, params }) => {
    if (declines) {
      declines = false
      void kit.rejectSession({ id, reason: getSdkError('USER_REJECTED') })
      return
    }
    const namespaces = buildApprovedNamespaces({
      proposal: params,
      supportedNamespaces: {
        eip155: { chains: ids, methods, events, accounts: ids.map((chain) => `${chain}:${account.address}`) },
      },
    })
    void kit.approveSession({ id, namespaces })
  })
  kit.on('session_request', ({ id, topic, params }) => {
    void answer(params.request).then((result) =>
      kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } }),
    )
  })

  async function answer({ method, params }: { method: string; params: unknown[] }): Promise<unknown> {
    return method === 'personal_sign' ? account.signMessage({ message: { raw: params[0] as `0x${string}` } }) : null
  }

  return {
    address: account.address,
    /** Pairs with the URI of a QR code and approves the session. */
    scan: (uri: string) => kit.pair({ uri }),
    declineNext: () => void (declines = true),
    /** Disconnects the session from the wallet's side. */
    disconnect: async () => {
      for (const topic of Object.keys(kit.getActiveSessions())) {
        await kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
      }
    },
    close: async () => {
      await core.relayer.transportClose()
      core.heartbeat.stop()
    },
  }
}

const quietZonePixels = 18
/** Enlarges the code, because its modules are only about four pixels wide. */
const scale = 4

/** Reads the QR code in the open dialog from a screenshot. */
export async function scanQrCode(page: Page): Promise<string> {
  let code = ''
  await expect(async () => {
    code = await readCode(page)
  }).toPass({ timeout: 20_000 })
  return code
}

async function readCode(page: Page): Promise<string> {
  const box = await page.evaluate(findCode)
  if (!box) throw new Error('the dialog shows no QR code')
  const browser = await page.context().newCDPSession(page)
  const { data: picture } = await browser.send('Page.captureScreenshot', {
    format: 'png',
    clip: {
      x: box.x - quietZonePixels,
      y: box.y - quietZonePixels,
      width: box.width + quietZonePixels * 2,
      height: box.height + quietZonePixels * 2,
      scale,
    },
  })
  await browser.detach()
  const image = sharp(Buffer.from(picture, 'base64')).ensureAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

/** Runs in the page: finds the only large image in the dialog. */
function findCode() {
  const boxes = [...document.querySelectorAll('[role=dialog] img')].map((image) => image.getBoundingClientRect())
  const code = boxes.find(({ width }) => width > 200)
  return code && { x: code.x, y: code.y, width: code.width, height: code.height }
}
