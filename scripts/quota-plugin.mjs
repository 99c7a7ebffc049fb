/**
 * Lets a browser test make its disk small: `executeServerCommand('set-quota', { bytes })`; `bytes` null = as large as it is.
 * Empties the databases. What is not taken back outlives the page: the tests of the pages after it meet a full disk.
 */
const devtoolsOf = new Map();

export const quotaPlugin = {
  name: 'nardscope-quota',
  async executeCommand({ command, payload, session }) {
    if (command !== 'set-quota') return;
    const page = session.browser.getPage(session.id);
    // The override belongs to the session that made it.
    const devtools = devtoolsOf.get(session.id) ?? (await page.createCDPSession());
    devtoolsOf.set(session.id, devtools);
    const { origin } = new URL(page.url());
    await devtools.send('Storage.overrideQuotaForOrigin', payload.bytes === null ? { origin } : { origin, quotaSize: payload.bytes });
    // Chromium looks at the room left only now and then: clearing makes it look again.
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    return true;
  },
};
