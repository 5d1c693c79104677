// What the codes on the screen lead a phone to: pages of the centre's app.

/** Of the real app, as long as no host has a phone's page of its own. */
const APP = 'https://gjj.yunzhou.gov.example/m/';

let host = '';

/** The demo's own page for phones: codes lead there, and whoever reads one on the phone itself goes on there. */
export function bringPhonePage(address: string): void {
  host = address;
}

/** What a code says before its number: to sign, to show one's face, to sign in, to confirm by a link, to send a picture. */
export function phonePage(what: 'sign' | 'face' | 'scan' | 'confirm' | 'upload'): string {
  const number = what === 'upload' ? 'code' : 'uuid';
  return host === '' ? `${APP}${what}?${number}=` : `${host}?${number}=`;
}
