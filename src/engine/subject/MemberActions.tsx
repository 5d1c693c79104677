import { Link } from 'react-router-dom';
import { memberEntries } from '../flow/flow-index';
import { useReturnLink } from '../flow/return-target';

interface MemberActionsProps {
  member: { grzh: string; xingming: string; grzhzt: string };
  /** Title of the list to return to. */
  list: string;
}

/** A unit's actions for a member in a list row: each opens with the member chosen and leads back. */
export function MemberActions({ member: { grzh, xingming, grzhzt }, list }: MemberActionsProps) {
  const state = useReturnLink(list);
  const entries = memberEntries(grzhzt);
  if (entries.length === 0) return null;
  return (
    <span data-links>
      {entries.map(({ code, path, label }) => (
        <Link key={code} aria-label={`${label}${xingming}（${grzh}）`} to={`${path}?grzh=${grzh}`} state={state}>
          {label}
        </Link>
      ))}
    </span>
  );
}
