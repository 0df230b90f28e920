import { BLOG } from './blog.ts';
import { BOOKING } from './booking.ts';
import { CHAT } from './chat.ts';
import { COMMUNITY } from './community.ts';
import { COMPANY } from './company.ts';
import { CRM } from './crm.ts';
import { DASHBOARD } from './dashboard.ts';
import { DEVELOPER } from './developer.ts';
import { ERP } from './erp.ts';
import { GAME } from './game.ts';
import { HEALTH } from './health.ts';
import { INTERNAL } from './internal.ts';
import { JOBS } from './jobs.ts';
import { LEARNING } from './learning.ts';
import { MARKETPLACE } from './marketplace.ts';
import { NEWS } from './news.ts';
import { PERSONAL } from './personal.ts';
import { POLLS } from './polls.ts';
import { PORTFOLIO } from './portfolio.ts';
import type { ProductKind } from './product-kind.ts';
import { PROJECT } from './project.ts';
import { PUBLIC_SERVICE } from './public-service.ts';
import { SHOP } from './shop.ts';
import { STREAMING } from './streaming.ts';
import { TRAVEL } from './travel.ts';

/** The kinds of product that people choose from, in the order in which they read them. */
export const KINDS: readonly ProductKind[] = [
  SHOP,
  MARKETPLACE,
  BOOKING,
  TRAVEL,
  COMPANY,
  PORTFOLIO,
  NEWS,
  BLOG,
  STREAMING,
  COMMUNITY,
  CHAT,
  POLLS,
  JOBS,
  LEARNING,
  HEALTH,
  PUBLIC_SERVICE,
  DASHBOARD,
  CRM,
  ERP,
  PROJECT,
  INTERNAL,
  PERSONAL,
  GAME,
  DEVELOPER,
];
