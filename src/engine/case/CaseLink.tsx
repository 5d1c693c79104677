import { Link } from 'react-router-dom';
import { useOfficePaths } from '../flow/home-path';

/** The way from a row to its case. `name`: which one, for who cannot see the row. */
export function CaseLink({ ywlsh, name }: { ywlsh: string; name: string }) {
  const { caseOf } = useOfficePaths();
  return (
    <Link to={caseOf(ywlsh)} aria-label={`查看${name}`}>
      查看
    </Link>
  );
}
