import { passwordProblem } from '@/domain/identity/password';
import { PASSWORD_RULE } from '../../../data/system-config';

const pattern = new RegExp(PASSWORD_RULE.pattern, 'u');

/** Returns the violation of the common rule or the centre's own; undefined if there is none. */
export function newPasswordProblem(password: string): string | undefined {
  return passwordProblem(password, { text: PASSWORD_RULE.text, met: (typed) => pattern.test(typed) });
}
