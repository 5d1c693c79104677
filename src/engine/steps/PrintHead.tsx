import { fetchCentreName } from '@/api/system';
import { useLoad } from '../flow/use-load';
import styles from '../frame/steps.module.css';

/** On paper only: whose receipt it is. The page number is set in the print rules of the theme. */
export function PrintHead({ title }: { title: string }) {
  const centre = useLoad('centre-name', fetchCentreName);
  return (
    <div className={styles.receiptHead}>
      <p>{centre.data || '住房公积金管理中心'}</p>
      <p>
        <strong>{title}</strong>
      </p>
    </div>
  );
}
