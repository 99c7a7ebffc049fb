/** Lets a browser test put a finger on its page: `executeServerCommand('touch', { x, y })`, in CSS pixels, as the browser itself reports a tap. */
export const touchPlugin = {
  name: 'nardscope-touch',
  async executeCommand({ command, payload, session }) {
    if (command !== 'touch') return;
    const page = session.browser.getPage(session.id);
    await page.touchscreen.tap(payload.x, payload.y);
    return true;
  },
};
