import { passwordProblem } from '@/domain/password';
import { PASSWORD_RULE } from '../../../data/system-config';

const pattern = new RegExp(PASSWORD_RULE.pattern, 'u');

/** What is wrong with a new password by the common rule and by the centre's own; undefined when nothing is. */
export function newPasswordProblem(password: string): string | undefined {
  return passwordProblem(password, { text: PASSWORD_RULE.text, met: (typed) => pattern.test(typed) });
}
