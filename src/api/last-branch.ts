import { object, text, texts } from './read';

/** The branch of somebody's last application, and the codes of the businesses that it takes from them. */
export interface LastBranch {
  wdbh: string;
  ywl: string[];
}

export const readLastBranch = object<LastBranch>({ wdbh: text, ywl: texts });
