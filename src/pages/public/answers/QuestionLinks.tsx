import { Link } from 'react-router-dom';
import type { QuestionRow } from '@/api/answers';
import { countText } from '@/domain/counts';
import styles from './answers.module.css';

/** Questions to be opened; each has an address of its own. */
export function QuestionLinks({
  list,
  onQuestion,
  brief = false,
}: {
  list: readonly QuestionRow[];
  onQuestion: (id: string) => void;
  /** The questions alone. */
  brief?: boolean;
}) {
  return (
    <ul className={styles.hits}>
      {list.map(({ id, bt, zy, lls }) => (
        <li key={id}>
          <Link
            to={`/znts?wt=${encodeURIComponent(id)}`}
            onClick={(event) => {
              event.preventDefault();
              onQuestion(id);
            }}
          >
            {bt}
          </Link>
          {!brief && zy !== '' && <p>{zy}</p>}
          {!brief && lls > 0 && <p className={styles.small}>近30天{countText(lls)}人次看过</p>}
        </li>
      ))}
    </ul>
  );
}
