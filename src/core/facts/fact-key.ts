import {
  correctionPath,
  decisionPath,
  momentPath,
  questionPath,
  responsePath,
  sectionPath,
  sourcePath,
  stancePath,
  walkthroughPath,
} from './paths.ts';
import type { Fact } from './types.ts';

/** What tells a fact from every other of its workspace: the path of its file. */
export function factKey(fact: Fact): string {
  switch (fact.fact) {
    case 'question':
      return questionPath(fact.id);
    case 'response':
      return responsePath(fact.question, fact.id);
    case 'decision':
      return decisionPath(fact.question, fact.number);
    case 'stance':
      return stancePath(fact.question, fact.id);
    case 'walkthrough':
      return walkthroughPath(fact.id);
    case 'moment':
      return momentPath(fact.walkthrough, fact.id);
    case 'correction':
      return correctionPath(fact.id);
    case 'source':
      return sourcePath(fact.id);
    case 'section':
      return sectionPath(fact.id);
  }
}
