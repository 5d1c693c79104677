/** An answered captcha as the form holds it: '<what was typed>@<uuid of the picture>'; '' while nothing is typed. */
export interface CaptchaAnswer {
  code: string;
  uuid: string;
}

/** In place of an answer once it has been used for an SMS code: nothing is left to be typed. */
export const CAPTCHA_PASSED = 'passed@';

export function captchaText({ code, uuid }: CaptchaAnswer): string {
  return code === '' ? '' : `${code}@${uuid}`;
}

/** Undefined for nothing typed and for one that was used. */
export function readCaptcha(value: string): CaptchaAnswer | undefined {
  const at = value.lastIndexOf('@');
  if (at <= 0 || value === CAPTCHA_PASSED) return undefined;
  return { code: value.slice(0, at), uuid: value.slice(at + 1) };
}
