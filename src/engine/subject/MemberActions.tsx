import { Link } from 'react-router-dom';
import { flowEntry } from '../flow/flow-index';
import { useComeBack } from '../flow/way-back';
import styles from './subject.module.css';

const CHANGE = { code: 'GJ0302', label: '变更' };
const KEY = { code: 'GJ0303', label: '关键信息' };
const MOVE = { code: 'GJ0306', label: '转移' };
/** By the state of the account; a frozen or closed one is no matter of the unit. */
const ACTIONS: Readonly<Record<string, readonly { code: string; label: string }[]>> = {
  '01': [CHANGE, KEY, { code: 'GJ0305', label: '封存' }, MOVE],
  '02': [CHANGE, KEY, { code: 'GJ0304', label: '启封' }, MOVE],
};

interface MemberActionsProps {
  member: { grzh: string; xingming: string; grzhzt: string };
  /** What the list is called that they lead back to. */
  list: string;
}

/** What a unit can do for a member from a row of a list: each opens with the person filled in, and leads back. */
export function MemberActions({ member: { grzh, xingming, grzhzt }, list }: MemberActionsProps) {
  const state = useComeBack(list);
  return (ACTIONS[grzhzt] ?? []).map(({ code, label }) => {
    const entry = flowEntry(code, 'unit');
    return (
      entry && (
        <Link
          key={code}
          className={styles.action}
          aria-label={`${label}${xingming}（${grzh}）`}
          to={`${entry.path}?grzh=${grzh}`}
          state={state}
        >
          {label}
        </Link>
      )
    );
  });
}
