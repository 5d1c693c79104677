/** What a password must be (specification 5), each part to be shown as it is met. */
export interface PasswordCheck {
  text: string;
  met: boolean;
}

/** A rule of the centre beside the specified one. */
export interface PasswordRule {
  /** In words, as it is shown. */
  text: string;
  met: (password: string) => boolean;
}

export const PASSWORD_TEXT = '密码6-20位，至少两种字符';
const SHORTEST = 6;
const LONGEST = 20;

/** The parts of the rule for what is typed so far: length in characters, kinds (letters, digits, others), no blanks. */
export function passwordChecks(password: string, rule?: PasswordRule): PasswordCheck[] {
  const length = [...password].length;
  return [
    { text: `${SHORTEST}至${LONGEST}位（已输入${length}位）`, met: length >= SHORTEST && length <= LONGEST },
    { text: '字母、数字、符号至少两种', met: kindsOf(password) >= 2 },
    { text: '不含空格', met: password !== '' && !/\s/.test(password) },
    ...(rule ? [{ text: rule.text, met: password !== '' && rule.met(password) }] : []),
  ];
}

/** The specified message, that of the centre's own rule where it is the stricter, or undefined for a password that holds. */
export function passwordProblem(password: string, rule?: PasswordRule): string | undefined {
  if (password === '') return '请输入密码';
  if (!passwordChecks(password).every(({ met }) => met)) return PASSWORD_TEXT;
  return rule && !rule.met(password) ? `密码须${rule.text}` : undefined;
}

function kindsOf(password: string): number {
  return [/[A-Za-z]/, /\d/, /[^A-Za-z\d\s]/].filter((kind) => kind.test(password)).length;
}
