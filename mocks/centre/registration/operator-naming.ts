// Second step of a unit's registration: the operator is compared with what is on file, or a further one is taken down.

import { isIdCardType } from '@/domain/certificate-type';
import { isCertificateNumber, isIdNumber } from '@/domain/id-number';
import { maskPhone } from '@/domain/mask';
import { kindOfFile, plainName } from '@/domain/material-file';
import { isPersonName, plainPersonName } from '@/domain/person-name';
import { isMobile } from '@/domain/phone';
import { plainIdentifier } from '@/domain/plain-text';
import { policyCount } from '../../data/policy';
import { unreadable } from '../access/sign-in';
import { putWhole } from '../cases/materials/material-parts';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { findUnitByDwzh, type Operator, units } from '../kernel/people';
import { decrypt } from '../kernel/secrets';
import { legalPersonOf } from '../kernel/unit-info';
import {
  dropRegistration,
  furtherRole,
  type NamedOperator,
  registrationOf,
  timedOut,
  updateRegistration,
} from './unit-registration-tickets';

/** Operators that may be tried under one ticket. */
const MOST_OPERATORS = 5;

export interface OperatorInput {
  ticket: string;
  jbrlb: string;
  jbrxm: string;
  jbrzjlx: string;
  jbrzjhm: string;
  jbrsjhm: string;
  jbrjs: string;
  sqs: { name: string; bytes: Uint8Array } | undefined;
}

/** `jbrzjhm` and `jbrsjhm` come encrypted. @returns the masked number the code will go to */
export function nameOperator(desk: Desk, wall: number, sent: OperatorInput): { sjhm: string } | Refusal {
  const jbrzjhm = plainIdentifier(decrypt(sent.jbrzjhm)).toUpperCase();
  const jbrsjhm = sent.jbrsjhm === '' ? '' : plainIdentifier(decrypt(sent.jbrsjhm));
  if (jbrzjhm === '' || (sent.jbrsjhm !== '' && jbrsjhm === '')) return unreadable();
  const registration = registrationOf(desk, (one) => one.ticket === sent.ticket && one.until >= wall);
  const unit = registration && findUnitByDwzh(desk, registration.dwzh);
  if (!registration || !unit) return timedOut();
  const input = { ...sent, jbrzjhm, jbrsjhm, jbrxm: plainPersonName(sent.jbrxm) };
  const wrong = wrongFields(input);
  if (wrong) return wrong;

  const known = [unit.operator, ...(unit.operators ?? [])].find((one) => one.jbrzjhm === jbrzjhm);
  const same = known?.jbrxm === input.jbrxm && input.jbrzjlx === '01' ? known : undefined;
  const named = input.jbrlb === '2' ? furtherOperator(desk, unit.dwzh, input, known, same) : knownOperator(same);
  if (named instanceof Refusal) {
    const tries = registration.wrong + 1;
    if (tries < MOST_OPERATORS) updateRegistration(desk, { ...registration, wrong: tries });
    else dropRegistration(desk, registration.ticket);
    return tries < MOST_OPERATORS
      ? named
      : new Refusal(REFUSED, `经办人信息连续${MOST_OPERATORS}次核对未通过，请返回重新核对单位信息`);
  }
  updateRegistration(desk, { ...registration, operator: named });
  return { sjhm: maskPhone(named.jbrsjhm) };
}

function knownOperator(same: Operator | undefined): NamedOperator | Refusal {
  if (!same) return new Refusal(REFUSED, '经办人信息与登记信息不一致');
  if (same.jbrsjhm === '') return new Refusal(REFUSED, '中心没有登记经办人的手机号码，请到柜台登记后再注册');
  return { jbrxm: same.jbrxm, jbrzjhm: same.jbrzjhm, jbrsjhm: same.jbrsjhm, further: null };
}

function furtherOperator(
  desk: Desk,
  dwzh: string,
  input: OperatorInput,
  known: Operator | undefined,
  same: Operator | undefined,
): NamedOperator | Refusal {
  if (same) return new Refusal(REFUSED, '该经办人已在中心登记，请选择“登记的经办人”');
  if (known) return new Refusal(REFUSED, '经办人信息与登记信息不一致');
  if (!legalPersonOf(desk.store, dwzh))
    return new Refusal(REFUSED, '中心没有登记贵单位的法定代表人，请持授权书到柜台办理');
  const { jbrxm, jbrzjhm, jbrsjhm, sqs } = input;
  const all = [...units(desk.store).values()].flatMap((unit) => [unit.operator, ...(unit.operators ?? [])]);
  if (all.some((one) => one.jbrsjhm === jbrsjhm && one.jbrzjhm !== jbrzjhm)) {
    return atField('jbrsjhm', '该手机号码已登记在其他经办人名下，请使用本人的手机号码');
  }
  const role = furtherRole(input.jbrjs);
  // Both were asked for among the fields: what is missing here was refused there.
  if (!role || !sqs) return new Refusal(REFUSED, '请上传单位授权书');
  const { scid, fps } = putWhole(desk, sqs.bytes);
  return { jbrxm, jbrzjhm, jbrsjhm, further: { role, authorisation: { wjm: plainName(sqs.name), scid, fps } } };
}

function wrongFields(input: OperatorInput): Refusal | undefined {
  const further = input.jbrlb === '2';
  const number = isIdCardType(input.jbrzjlx) ? isIdNumber(input.jbrzjhm) : isCertificateNumber(input.jbrzjhm);
  const found: Record<string, string | undefined> = {
    jbrlb: further || input.jbrlb === '1' ? undefined : '请选择经办人类别',
    jbrxm: isPersonName(input.jbrxm) && [...input.jbrxm].length <= 50 ? undefined : '请输入正确格式的经办人姓名',
    jbrzjhm: number ? undefined : '请输入正确格式的证件号',
    jbrsjhm: !further || isMobile(input.jbrsjhm) ? undefined : '请输入正确格式的手机号',
    jbrjs: !further || furtherRole(input.jbrjs) ? undefined : '请选择岗位',
    sqs: further ? wrongLetter(input.sqs) : undefined,
  };
  const fieldErrors = Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (Object.keys(fieldErrors).length === 0) return undefined;
  return new Refusal(REFUSED, Object.values(fieldErrors).join('；'), { fieldErrors });
}

/** A picture or a PDF by content, whatever its name says. */
function wrongLetter(file: OperatorInput['sqs']): string | undefined {
  if (!file || file.bytes.length === 0) return '请上传单位授权书';
  const megabytes = policyCount('p.fjDx');
  if (file.bytes.length > megabytes * 1024 * 1024) return `文件超过${megabytes}MB，请压缩后上传`;
  return ['jpg', 'png', 'pdf'].includes(kindOfFile(file.bytes)) ? undefined : '单位授权书须为jpg、png图片或PDF文件';
}

function atField(name: string, message: string): Refusal {
  return new Refusal(REFUSED, message, { fieldErrors: { [name]: message } });
}
