import { saveFile } from '@/lib/save-file';
import { sessionStore } from '@/lib/storage';
import styles from './damaged-journal.module.css';
import { copyOfJournal, emptyJournal } from './journals/indexed-db';

/**
 * Stands in the place of a hall in which everything would fail, until the person begins anew.
 * @param problem what of the data cannot be read
 */
export function showDamagedJournal(problem: string): Promise<never> {
  const notice = document.createElement('section');
  notice.setAttribute('role', 'alert');
  notice.className = styles.notice ?? '';
  const text = document.createElement('p');
  text.textContent = `这个浏览器里的演示数据已损坏：${problem}。可以先把读得出的存成文件，再从初始数据重新开始；重新开始会清空这里的演示数据。`;
  notice.append(
    text,
    button('保存副本', async () =>
      saveFile('gjj-centre.jsonl', new Blob([await copyOfJournal()], { type: 'application/jsonl' })),
    ),
    button('重新开始', async () => {
      await emptyJournal();
      // The new centre knows no session of the old one.
      sessionStore.clearExcept([]);
      window.location.reload();
    }),
  );
  document.body.replaceChildren(notice);
  return new Promise(() => undefined);
}

function button(name: string, press: () => Promise<void>): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = name;
  made.addEventListener('click', () => void press());
  return made;
}
