interface Device {
  userAgent: string
  platform: string
  maxTouchPoints: number
}

/** Whether wallets live on this very device, as apps that a link can open. */
export function isHandheld({ userAgent, platform, maxTouchPoints }: Device): boolean {
  // iPads call themselves Macs; no Mac has a touch screen.
  return /android|iphone|ipad|ipod/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}
