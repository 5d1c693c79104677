import { fetchWebsiteConfig } from '@/api/system';
import { useLoad } from '../use-load';
import styles from './steps.module.css';

/** On paper only: whose receipt it is. The page number is set in the print rules of the theme. */
export function PrintHead({ title }: { title: string }) {
  const website = useLoad('website', fetchWebsiteConfig);
  return (
    <div className={styles.receiptHead}>
      <p>{website.data?.footer.zxmc || '住房公积金管理中心'}</p>
      <p>
        <strong>{title}</strong>
      </p>
    </div>
  );
}
