import { Link } from 'react-router-dom';
import type { QuestionRow } from '@/api/public/answers';
import { countText } from '@/domain/text/counts';
import { Muted } from '@/ui/layout/Muted';
import styles from './answers.module.css';

/** Links to questions, each with its own address. */
export function QuestionLinks({
  list,
  onQuestion,
  brief = false,
}: {
  list: readonly QuestionRow[];
  onQuestion: (id: string) => void;
  /** Titles only, without excerpt and count. */
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
          {!brief && lls > 0 && <Muted>近30天{countText(lls)}人次看过</Muted>}
        </li>
      ))}
    </ul>
  );
}
