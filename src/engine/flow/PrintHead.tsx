import { fetchCentreName } from '@/api/system';
import styles from './PrintHead.module.css';
import { useLoad } from './use-load';

/** On paper only: whose paper it is. The page number is set in the print rules of the theme. */
export function PrintHead({ title }: { title: string }) {
  const centre = useLoad('centre-name', fetchCentreName);
  return (
    <div className={styles.head}>
      <p>{centre.data || '住房公积金管理中心'}</p>
      <p>
        <strong>{title}</strong>
      </p>
    </div>
  );
}
