/** Tell whether this browser can show notifications here: only over HTTPS or on this machine. */
export const canNotify = (): boolean => isSecureContext && typeof Notification !== 'undefined' && Notification.permission !== 'denied';

/** Ask whether notifications may be shown; whoever has answered once is not asked again. */
export const askToNotify = async (): Promise<boolean> => canNotify() && (await Notification.requestPermission()) === 'granted';

/** Show a notification, if that is allowed; where it is not, the title of the tab and a sound have to do. */
export async function notify(title: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const options = { icon: '/icon-192.png', tag: 'turn' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => focus();
}

/** Let a service worker keep the page, where browsers offer one. */
export function keepPage(): void {
  if (isSecureContext && !import.meta.env.DEV) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
