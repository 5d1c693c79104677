import { plainPersonName } from '@/domain/text/person-name';
import { plainIdentifier } from '@/domain/text/plain-text';
import { typedText } from '@/lib/foreign-json';
import type { Schema } from '@/schema/define-schema';
import type { registrant } from '@/schema/public/registration';
import { newPasswordProblem } from '../access/passwords/password-rule';
import { unreadable } from '../access/sign-in';
import { readForm, refuseErrors } from '../cases/read-fields';
import type { RawValues } from '../cases/rule';
import { decrypt } from '../kernel/secrets';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';

/** Returns an encrypted number in capitals; '' for an omitted one. @throws BusinessError for one that cannot be read */
export function openedNumber(sent: unknown): string {
  const sealed = typedText(sent);
  const number = sealed && plainIdentifier(decrypt(sealed)).toUpperCase();
  if (sealed !== '' && number === '') throw unreadable();
  return number;
}

/**
 * Reads a person's registration, whose numbers and password are encrypted. `own`: errors of fields outside the schema.
 * @throws BusinessError with `fieldErrors`
 */
export function readRegistrant<S extends typeof registrant & Schema>(
  tx: Transaction,
  schema: S,
  raw: RawValues,
  own: Readonly<Record<string, string | undefined>> = {},
) {
  const password = decrypt(typedText(raw.password));
  if (password === '') throw unreadable();
  const opened = { ...raw, zjhm: openedNumber(raw.zjhm), sjhm: openedNumber(raw.sjhm) };
  const { values, errors } = readForm(schema, opened, { today: tx.today() });
  refuseErrors({ ...errors, password: newPasswordProblem(password), ...own });
  return { ...values, xingming: plainPersonName(values.xingming), password, dxyzm: typedText(raw.dxyzm) };
}

export function atField(name: string, message: string): BusinessError {
  return new BusinessError(REFUSED, message, { fieldErrors: { [name]: message } });
}
