import { useState } from 'react';
import { groupBankCard, isBankCard } from '@/domain/identity/bank-card';
import { isMasked } from '@/domain/text/mask';
import { cleanCard } from '@/schema/clean-text';
import { afterPointer } from '../input/after-pointer';
import type { ControlProps } from '../input/control';
import { FilteredInput } from '../input/FilteredInput';
import styles from '../input/fields.module.css';

/**
 * Digits in groups of four; a masked number is left as it is (docs/specification.md 5). A wrong check digit of a card only causes a
 * warning; company accounts and wallets have none.
 */
export function BankCardControl({ field, onLeave, ...rest }: ControlProps<'bankCard'>) {
  const [checked, setChecked] = useState('');
  const { value } = rest;
  const leave = () => {
    afterPointer(() => setChecked(value));
    onLeave();
  };
  const doubtful =
    field.account !== true && value !== '' && value === checked && !isMasked(value) && !isBankCard(value);
  return (
    <>
      <FilteredInput {...rest} onLeave={leave} clean={cleanCard} show={groupBankCard} inputMode="numeric" />
      {doubtful && !rest.aria['aria-invalid'] && (
        <p role="status" className={styles.doubt}>
          该卡号不符合银行卡编号规则，请再核对一遍
        </p>
      )}
    </>
  );
}
