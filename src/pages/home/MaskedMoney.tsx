import { formatMoney } from '@/domain/money';
import { useAmountsHidden } from '@/session/amounts-hidden';
import styles from './MaskedMoney.module.css';

/** A maskable amount (yuan as text): while hidden it is not in the document at all. */
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
