/** Captcha answer as stored in the form: '<answer>@<uuid of the picture>'; '' without an answer. */
export interface CaptchaAnswer {
  code: string;
  uuid: string;
}

/** Value after the answer was used for an SMS code: no further input is needed. */
export const CAPTCHA_PASSED = 'passed@';

export function captchaText({ code, uuid }: CaptchaAnswer): string {
  return code === '' ? '' : `${code}@${uuid}`;
}

/** Parses the value; undefined if empty or used. */
export function readCaptcha(value: string): CaptchaAnswer | undefined {
  const at = value.lastIndexOf('@');
  if (at <= 0 || value === CAPTCHA_PASSED) return undefined;
  return { code: value.slice(0, at), uuid: value.slice(at + 1) };
}
