import type { ListedPerson } from '../seed/people-list';
import type { Act } from './act';
import styles from './panel.module.css';
import { useQa } from './use-qa';

const TYPES = { '1': '个人', '2': '单位', '3': '开发商' };

/** List of all accounts for signing in. */
export function PeopleSection({ act }: { act: Act }) {
  const { data = [] } = useQa<ListedPerson[]>('people');
  return (
    <details>
      <summary>人员与单位</summary>
      <ul className={styles.list}>
        {data.map(({ name, loginType, account, password, remark }) => (
          <li key={account}>
            <p>
              {TYPES[loginType]} {name}
            </p>
            <p className={styles.meta}>{remark}</p>
            <p className={styles.row}>
              <button
                type="button"
                aria-label={`复制${name}的账号`}
                onClick={() => act(`已复制 ${account}`, () => navigator.clipboard.writeText(account))}
              >
                {account}
              </button>
              <button
                type="button"
                aria-label={`复制${name}的密码`}
                onClick={() => act('已复制密码', () => navigator.clipboard.writeText(password))}
              >
                {password}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
