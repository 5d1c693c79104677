import { create } from 'zustand';
import type { PersonalInfo } from '@/api/person/person';
import type { LoginType, UserInfo } from '@/api/session/auth';

export interface SessionState {
  token: string | undefined;
  refreshToken: string | undefined;
  loginType: LoginType;
  /**
   * guest: not signed in; opening: token present, user info and menus loading; open: both loaded; failed: loading failed (retry offered).
   */
  phase: 'guest' | 'opening' | 'open' | 'failed';
  userInfo: UserInfo | undefined;
  personalInfo: PersonalInfo | undefined;
  /** Index of the top tab last used on the home page; the home page opens with it (docs/specification.md 3). */
  homeIndex: string;
  /** 跨省通办, from the address (kstb.ts). */
  kstb: boolean;
  /** Incremented at every sign-in and sign-out; part of cache keys, so that no data reaches the next account. */
  epoch: number;
}

export const initialSession: SessionState = {
  token: undefined,
  refreshToken: undefined,
  loginType: '1',
  phase: 'guest',
  userInfo: undefined,
  personalInfo: undefined,
  homeIndex: '0',
  kstb: false,
  epoch: 0,
};

export const useSession = create<SessionState>(() => initialSession);
