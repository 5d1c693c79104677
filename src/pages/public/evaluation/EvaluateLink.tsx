import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { fetchEvaluationAddress } from '@/api/evaluation';
import { isLink } from '@/domain/link';
import { isPublicPath } from '@/session/public-paths';
import styles from './evaluation.module.css';

const OWN_PAGE = '/startEvaluation';

/** 我要评价, where the centre wants it: a page of the hall, or its province's platform in a window of its own. */
export function EvaluateLink() {
  const { data: address = '' } = useQuery({ queryKey: ['evaluation', 'address'], queryFn: fetchEvaluationAddress });
  if (/^https?:/i.test(address) && isLink(address)) {
    return (
      <a className={styles.way} href={address} target="_blank" rel="noopener noreferrer">
        我要评价<span data-unseen>（在新窗口打开）</span>
      </a>
    );
  }
  return (
    <Link className={styles.way} to={isPublicPath(address.split('?', 1)[0] ?? '') ? address : OWN_PAGE}>
      我要评价
    </Link>
  );
}
