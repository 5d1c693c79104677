/**
 * Unregisters service workers in the hall's own folder. Only the demo build registers one; left over from a demo at the same address, it
 * would intercept calls to the real gateway. Workers of other folders are not touched.
 */
export async function unregisterDemoWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // insecure origin or unsupported
  try {
    const folder = new URL('.', document.baseURI).href;
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.filter(({ scope }) => scope === folder).map((one) => one.unregister()));
  } catch {
    // Storage is blocked, so the browser has no worker either.
  }
}
