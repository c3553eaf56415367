import module from 'node:module';

/**
 * From now on stacks name our sources in place of the compiled files. To be imported before other code of ours, because Node notes the
 * source map of a file when it loads the file. The thousands of maps of libraries stay unread. Node 22.12 and 22.13 lack the function;
 * their stacks name compiled files.
 */
if ('setSourceMapsSupport' in module) module.setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
