/** Lets a browser test make its disk small: `executeServerCommand('set-quota', { bytes })`, until its page is closed. Empties the databases. */
export const quotaPlugin = {
  name: 'nardscope-quota',
  async executeCommand({ command, payload, session }) {
    if (command !== 'set-quota') return;
    const page = session.browser.getPage(session.id);
    // The override ends with the session, so it is not detached.
    const devtools = await page.createCDPSession();
    const { origin } = new URL(page.url());
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: payload.bytes });
    // Chromium looks at the room left only now and then: clearing makes it look again.
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    return true;
  },
};
