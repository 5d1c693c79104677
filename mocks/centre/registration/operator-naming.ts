// Second step of a unit's registration: the operator is compared with the record, or a further one is entered.

import { fileLimits, letterLimits, plainName, refusedUpload } from '@/domain/documents/material-file';
import { maskPhone } from '@/domain/text/mask';
import { plainPersonName } from '@/domain/text/person-name';
import { isFurther, operatorRegistrant } from '@/schema/public/registration';
import { policyValue } from '../../data/policy/policy';
import { joinParts, type UploadedFile } from '../cases/materials/material-parts';
import { readForm, refuseErrors } from '../cases/read-fields';
import type { RawValues } from '../cases/rule';
import { findUnitByDwzh, type Operator, units } from '../kernel/people';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { legalPersonOf } from '../kernel/unit/unit-info';
import { atField, openedNumber } from './read-registrant';
import {
  dropRegistration,
  furtherRole,
  isTicketExpired,
  type NamedOperator,
  registrationTicketOf,
  updateRegistration,
} from './unit-registration-tickets';

/** Attempts per ticket. */
const MOST_OPERATORS = 5;

type OperatorInput = Record<keyof typeof operatorRegistrant, string> & { sqs: UploadedFile | undefined };

/** Matches or enters the operator; `jbrzjhm` and `jbrsjhm` are encrypted. @returns the masked number that receives the code */
export function nameOperator(
  tx: Transaction,
  wall: number,
  raw: RawValues,
  sqs?: UploadedFile,
): { sjhm: string } | BusinessError {
  const opened = { ...raw, jbrzjhm: openedNumber(raw.jbrzjhm), jbrsjhm: openedNumber(raw.jbrsjhm) };
  const registration = registrationTicketOf(tx, (one) => one.ticket === raw.ticket && one.until >= wall);
  const unit = registration && findUnitByDwzh(tx, registration.dwzh);
  if (!registration || !unit) return isTicketExpired();
  const { values, errors } = readForm(operatorRegistrant, opened, { today: tx.today() });
  refuseErrors({ ...errors, sqs: isFurther(values) ? wrongLetter(sqs) : undefined });
  const input = { ...values, jbrxm: plainPersonName(values.jbrxm), sqs };
  const { jbrzjhm } = input;

  const known = [unit.operator, ...(unit.operators ?? [])].find((one) => one.jbrzjhm === jbrzjhm);
  const same = known?.jbrxm === input.jbrxm && input.jbrzjlx === '01' ? known : undefined;
  const named = isFurther(input) ? furtherOperator(tx, unit.dwzh, input, known, same) : knownOperator(same);
  if (named instanceof BusinessError) {
    const tries = registration.wrong + 1;
    if (tries < MOST_OPERATORS) updateRegistration(tx, { ...registration, wrong: tries });
    else dropRegistration(tx, registration.ticket);
    return tries < MOST_OPERATORS
      ? named
      : new BusinessError(REFUSED, `经办人信息连续${MOST_OPERATORS}次核对未通过，请返回重新核对单位信息`);
  }
  updateRegistration(tx, { ...registration, operator: named });
  return { sjhm: maskPhone(named.jbrsjhm) };
}

function knownOperator(same: Operator | undefined): NamedOperator | BusinessError {
  if (!same) return new BusinessError(REFUSED, '经办人信息与登记信息不一致');
  if (same.jbrsjhm === '') return new BusinessError(REFUSED, '中心没有登记经办人的手机号码，请到柜台登记后再注册');
  return { jbrxm: same.jbrxm, jbrzjhm: same.jbrzjhm, jbrsjhm: same.jbrsjhm, further: null };
}

function furtherOperator(
  tx: Transaction,
  dwzh: string,
  input: OperatorInput,
  known: Operator | undefined,
  same: Operator | undefined,
): NamedOperator | BusinessError {
  if (same) return new BusinessError(REFUSED, '该经办人已在中心登记，请选择“登记的经办人”');
  if (known) return new BusinessError(REFUSED, '经办人信息与登记信息不一致');
  if (!legalPersonOf(tx.store, dwzh))
    return new BusinessError(REFUSED, '中心没有登记贵单位的法定代表人，请持授权书到柜台办理');
  const { jbrxm, jbrzjhm, jbrsjhm, sqs } = input;
  const all = [...units(tx.store).values()].flatMap((unit) => [unit.operator, ...(unit.operators ?? [])]);
  if (all.some((one) => one.jbrsjhm === jbrsjhm && one.jbrzjhm !== jbrzjhm)) {
    return atField('jbrsjhm', '该手机号码已登记在其他经办人名下，请使用本人的手机号码');
  }
  const role = furtherRole(input.jbrjs);
  // Narrows the types: missing values were refused with the field errors.
  if (!role || !sqs) return new BusinessError(REFUSED, '请上传单位授权书');
  const { scid, fps } = joinParts(tx, sqs.bytes);
  return { jbrxm, jbrzjhm, jbrsjhm, further: { role, authorisation: { wjm: plainName(sqs.name), scid, fps } } };
}

function wrongLetter(file: UploadedFile | undefined): string | undefined {
  return file ? refusedUpload(file, letterLimits(fileLimits(policyValue))) : '请上传单位授权书';
}
