import type { CDPSession, Page } from '@playwright/test'

/**
 * Gives a page a password manager that confirms every prompt at once. It survives navigation and cleared storage, as a
 * real one would. Chromium does not export the secret of the pseudo-random function, so it cannot move to another page.
 */
export async function installPasskeys(page: Page, { hasPrf = true } = {}) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf,
    },
  })
  const list = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    list,
    /** Returns how often passkeys were used, including their creation. */
    countUses: async () => (await list()).reduce((sum, { signCount }) => sum + signCount, 0),
    /** From now on, the visitor fails every verification. */
    refuseVisitor: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    deleteAll: async () => {
      for (const { credentialId } of await list())
        await session.send('WebAuthn.removeCredential', { authenticatorId, credentialId })
    },
    /** Deletes everything that the browser stores for a site, except passkeys. */
    clearSiteData: () =>
      session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' }),
  }
}
