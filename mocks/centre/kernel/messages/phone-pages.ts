// Pages for phones, opened by the QR codes on the screen.

/** Address of the real app, until a host sets its own page for phones. */
const APP = 'https://gjj.yunzhou.gov.example/m/';

let host = '';

/** Sets the demo's own page for phones, the target of QR codes and of links on the phone itself. */
export function setPhonePage(address: string): void {
  host = address;
}

/** Address in a QR code, up to its number, by purpose. */
export function phonePage(what: 'sign' | 'face' | 'scan' | 'confirm' | 'upload'): string {
  const number = what === 'upload' ? 'code' : 'uuid';
  return host === '' ? `${APP}${what}?${number}=` : `${host}?${number}=`;
}
