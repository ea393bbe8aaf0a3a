import {afterAll} from 'vitest';
import {describeUnless} from '../support/programs';
import {missingEngines, quitEngines} from './engines';

// For each file of tests.
for (const [name, missing] of missingEngines) describeUnless(missing, name, () => undefined);

afterAll(quitEngines);
