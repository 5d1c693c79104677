import { formatMoney } from '@/domain/money';
import { useAmountsHidden } from '@/session/amounts-hidden';
import styles from './MaskedMoney.module.css';

/** An amount (yuan as text) that can be hidden from a neighbour's eyes: while hidden it is not in the page at all. */
export function MaskedMoney({ value }: { value: string }) {
  const hidden = useAmountsHidden();
  if (!hidden) return <span className={styles.money}>{formatMoney(value)}</span>;
  return (
    <span className={styles.money}>
      <span aria-hidden="true">****</span>
      <span data-unseen>金额已隐藏</span>
    </span>
  );
}
