import type { ListedPerson } from '../seed/people-list';
import type { Act } from './act';
import { PanelButton } from './PanelControls';
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
              <PanelButton
                text={account}
                label={`复制${name}的账号`}
                onClick={() => act(`已复制 ${account}`, () => navigator.clipboard.writeText(account))}
              />
              <PanelButton
                text={password}
                label={`复制${name}的密码`}
                onClick={() => act('已复制密码', () => navigator.clipboard.writeText(password))}
              />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
