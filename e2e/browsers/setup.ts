import {describeUnless} from '../support/programs';
import {missingEngines} from './engines';

// The names of missing engines appear in each test file.
for (const [name, missing] of missingEngines) describeUnless(missing, name, () => undefined);
