import { create } from 'zustand';
import { formatMoney } from '@/domain/money';
import { localStore } from '@/lib/storage';
import styles from './MaskedMoney.module.css';

const KEY = 'amounts_hidden';

/** Whether the person has hidden the amounts of the home page; kept in this browser. */
export const useAmountsHidden = create<{ hidden: boolean }>(() => ({ hidden: localStore.get<boolean>(KEY) === true }));

export function setAmountsHidden(hidden: boolean): void {
  localStore.set(KEY, hidden);
  useAmountsHidden.setState({ hidden });
}

/** An amount (yuan as text) that can be hidden from a neighbour's eyes: while hidden it is not in the page at all. */
export function MaskedMoney({ value }: { value: string }) {
  const hidden = useAmountsHidden((state) => state.hidden);
  if (!hidden) return <span className={styles.money}>{formatMoney(value)}</span>;
  return (
    <span className={styles.money}>
      <span aria-hidden="true">****</span>
      <span data-unseen>金额已隐藏</span>
    </span>
  );
}
