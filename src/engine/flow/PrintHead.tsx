import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@/session/query-client';
import { centreName } from './common-queries';
import styles from './PrintHead.module.css';

/** On paper only: whose paper it is. The page number is set in the print rules of the theme. */
export function PrintHead({ title }: { title: string }) {
  const centre = useQuery(centreName, queryClient);
  return (
    <div className={styles.head}>
      <p>{centre.data || '住房公积金管理中心'}</p>
      <p>
        <strong>{title}</strong>
      </p>
    </div>
  );
}
