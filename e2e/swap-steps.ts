import { type NetworkDocument, networkDocumentSchema } from '@network-site/protocol/settings'
import { testnetTokenAbi } from '@network-site/protocol/contracts'
import type { WidgetChain } from '@network-site/protocol/token-widget'
import { paths } from '@network-site/site/paths'
import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { walletWords } from '@network-site/site/wallet'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { createPublicClient, http, type Address } from 'viem'

/** The widget, in a frame or as a page. */
export type Widget = Pick<Locator, 'getByRole' | 'getByText' | 'getByLabel' | 'locator'> | FrameLocator | Page

/** Opens the swap page and connects a wallet, if one is named. */
export async function openSwapPage(page: Page, walletName?: string): Promise<FrameLocator> {
  await page.goto(pages.testnetSwap.path)
  const widget = page.frameLocator(`iframe[title="${campaign.swap.frameTitle}"]`)
  await expect(amountField(widget)).toBeVisible()
  if (walletName) await connectIn(widget, walletName)
  return widget
}

export async function connectIn(widget: Widget, walletName: string): Promise<void> {
  await widget.getByRole('button', { name: tokenWidget.action.connect }).click()
  await widget.getByRole('dialog').getByRole('button', { name: walletName }).click()
  await expect(accountChip(widget)).toBeVisible()
}

export async function fundFromFaucet(widget: Widget): Promise<void> {
  await widget.getByRole('button', { name: matching(tokenWidget.faucet.ask) }).click()
  await expect(widget.getByText(matching(tokenWidget.faucet.given))).toBeVisible()
}

export function accountChip(widget: Widget): Locator {
  return widget.getByRole('button', { name: walletWords.account })
}

export function amountField(widget: Widget): Locator {
  return widget.getByLabel(new RegExp(`^${tokenWidget.card.pay}`))
}

/** The amount under 'you receive exactly'. */
export function received(widget: Widget): Locator {
  return widget.locator('output[for]')
}

/** Returns a pattern for a text from `site/` that accepts any value for its placeholders. */
export function matching(sentence: string): RegExp {
  const parts = sentence.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.+')}$`)
}

export async function readNetwork(url: string | undefined): Promise<NetworkDocument> {
  return networkDocumentSchema.parse(await (await fetch(`${url}/network.json`)).json())
}

export async function holdingsOnChain(rpcUrl: string, contract: Address, address: Address) {
  const client = createPublicClient({ transport: http(rpcUrl) })
  return {
    etherWei: await client.getBalance({ address }),
    tokenUnits: await client.readContract({
      abi: testnetTokenAbi,
      address: contract,
      functionName: 'balanceOf',
      args: [address],
    }),
  }
}

/** Returns the chain description that the page passes to the widget. */
export function describeChain({ chain }: NetworkDocument): WidgetChain {
  return {
    name: chain.name,
    chain: chain.nativeCurrency.symbol,
    rpc: chain.rpcUrls,
    shortName: chain.shortName,
    slug: chain.network,
    nativeCurrency: chain.nativeCurrency,
    chainId: chain.id,
    testnet: chain.testnet,
  }
}

/** Opens the widget with this query in a frame, because it does not work as a top-level page. */
export async function openWidget(page: Page, query: Record<string, unknown>): Promise<FrameLocator> {
  await page.goto(pages.nodeAgreement.path)
  await page.evaluate(showFrame, widgetAddress(query))
  return page.frameLocator('iframe')
}

/** Runs in the page. */
function showFrame(url: string): void {
  const frame = document.createElement('iframe')
  frame.src = url
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '1000' })
  document.body.append(frame)
}

export function widgetAddress(query: Record<string, unknown>): string {
  const parts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return `${paths.tokenWidget}?${new URLSearchParams(Object.fromEntries(parts) as Record<string, string>)}`
}
