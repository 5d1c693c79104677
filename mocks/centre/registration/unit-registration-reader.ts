// Fields of a unit's registration (docs/rules/gj0101-unit-registration.md).
import type { LabelledValue } from '@/api/client/labelled-value';
import { isByDebit, unitRegistrationFields } from '@/schema/unit/gj0101-unit-registration';
import { BANK_OPTIONS } from '../../data/banks';
import type { ApplicantRecord } from '../access/applicants';
import { FieldReader } from '../cases/field-reader';
import { readFields } from '../cases/read-fields';
import type { RawValues } from '../cases/rule';
import { addressParts } from '../kernel/person-info';
import type { Transaction } from '../kernel/transaction';
import { type Enterprise, enterprises } from '../registers/market-register';
import { verifyBankAccount } from '../registers/registers';

/** Values locked by the register: the name if found, everything if the unit was founded through 一件事. */
export function registerValues(enterprise: Enterprise | undefined): Record<string, unknown> {
  if (!enterprise) return {};
  const { dwmc, dwfrdbxm, dwslrq, dwjjlx, dwsshy, dwxzqy, dwdz, kbyjs } = enterprise;
  return kbyjs ? { dwmc, dwfrdbxm, dwslrq, dwjjlx, dwsshy, dwdz: [...dwxzqy, dwdz] } : { dwmc };
}

/** Reads an application, with its rows; values locked by the register override those sent. */
export function readRegistration(
  tx: Transaction,
  { tyshxydm, sjhm }: ApplicantRecord,
  sent: RawValues,
): { reader: FieldReader; rows: readonly LabelledValue[] } {
  const reader = new FieldReader({ ...sent, ...registerValues(enterprises(tx.store).get(tyshxydm)) });
  const options = { fkyhdm: BANK_OPTIONS, styhdm: BANK_OPTIONS };
  const rows = readFields(reader, unitRegistrationFields, { today: tx.today(), options });
  const { dwmc = '', dwdz = '', dwjcbl = '', grjcbl, hjfs = '', fkyhdm = '', fkzh = '' } = reader.values;
  const address = addressParts(dwdz);
  Object.assign(reader.values, {
    // Region and detail are stored separately, the region by its parts.
    dwxzqy: JSON.stringify(address.slice(0, -1)),
    dwdz: address.at(-1) ?? '',
    grjcbl: grjcbl || dwjcbl,
    // The holder of the payment account is the unit itself.
    ...(isByDebit({ hjfs }) && { fkhm: dwmc }),
    // Not from the form: the credit code identifies the application, and the phone is the proved one.
    ...{ tyshxydm, zzjgdm: tyshxydm.slice(8, 17), jbrsjhm: sjhm },
  });
  if (fkzh && verifyBankAccount(tx.store, { yhzh: fkzh, yhdm: fkyhdm }, { hm: dwmc }) === 'foreign') {
    reader.fail('fkzh', '银行核验的户名与单位名称不一致，请使用本单位账户');
  }
  return { reader, rows };
}
