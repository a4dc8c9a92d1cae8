/** A Chromium: CHROMIUM_PATH, one that is there, else the package manager's. */
export function findBrowser(): Promise<string>
