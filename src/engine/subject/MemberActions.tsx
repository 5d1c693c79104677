import { Link } from 'react-router-dom';
import { memberEntries } from '../flow/flow-index';
import { useComeBack } from '../flow/way-back';
import styles from './subject.module.css';

interface MemberActionsProps {
  member: { grzh: string; xingming: string; grzhzt: string };
  /** What the list is called that they lead back to. */
  list: string;
}

/** What a unit can do for a member from a row of a list: each opens with the person filled in, and leads back. */
export function MemberActions({ member: { grzh, xingming, grzhzt }, list }: MemberActionsProps) {
  const state = useComeBack(list);
  return memberEntries(grzhzt).map(({ code, path, label }) => (
    <Link
      key={code}
      className={styles.action}
      aria-label={`${label}${xingming}（${grzh}）`}
      to={`${path}?grzh=${grzh}`}
      state={state}
    >
      {label}
    </Link>
  ));
}
