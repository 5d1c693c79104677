/** Requirement of a password (docs/specification.md 5), ticked as soon as it is met. */
export interface PasswordCheck {
  text: string;
  met: boolean;
}

/** Additional rule of the centre. */
export interface PasswordRule {
  /** Text on the page. */
  text: string;
  met: (password: string) => boolean;
}

export const PASSWORD_TEXT = '密码6-20位，至少两种字符';
export const PASSWORD_BLANK = '密码不能含空格，请去掉空格';
const SHORTEST = 6;
const LONGEST = 20;

/** Requirements with their state for the typed password: length in characters, kinds (letters, digits, others), no blanks. */
export function passwordChecks(password: string, rule?: PasswordRule): PasswordCheck[] {
  const length = [...password].length;
  return [
    { text: `${SHORTEST}至${LONGEST}位（已输入${length}位）`, met: length >= SHORTEST && length <= LONGEST },
    { text: '字母、数字、符号至少两种', met: kindsOf(password) >= 2 },
    { text: '不含空格', met: password !== '' && !/\s/.test(password) },
    ...(rule ? [{ text: rule.text, met: password !== '' && rule.met(password) }] : []),
  ];
}

/** Returns the specified message, that of a blank, the centre's own if its rule is stricter, or undefined for a valid password. */
export function passwordProblem(password: string, rule?: PasswordRule): string | undefined {
  if (password === '') return '请输入密码';
  if (/\s/.test(password)) return PASSWORD_BLANK;
  if (!passwordChecks(password).every(({ met }) => met)) return PASSWORD_TEXT;
  return rule && !rule.met(password) ? `密码须${rule.text}` : undefined;
}

function kindsOf(password: string): number {
  return [/[A-Za-z]/, /\d/, /[^A-Za-z\d\s]/].filter((kind) => kind.test(password)).length;
}
