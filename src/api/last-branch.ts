import { object, text, texts } from './read';

/** The branch of somebody's last application, and the beginnings of the codes (GJ, TQ, GD) of what it takes from them. */
export interface LastBranch {
  wdbh: string;
  ywl: string[];
}

export const readLastBranch = object<LastBranch>({ wdbh: text, ywl: texts });
