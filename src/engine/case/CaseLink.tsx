import { Link } from 'react-router-dom';
import { useOfficePaths } from '../flow/home-path';

/** Link from a row to its case. `name`: names the case to screen readers. */
export function CaseLink({ ywlsh, name, word = '查看' }: { ywlsh: string; name: string; word?: string }) {
  const { caseOf } = useOfficePaths();
  return (
    <Link to={caseOf(ywlsh)} aria-label={`${word}${name}`}>
      {word}
    </Link>
  );
}
