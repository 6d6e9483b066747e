import fc from 'fast-check';

// An unrelated change must not make a test fail. The nightly run uses random seeds.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
