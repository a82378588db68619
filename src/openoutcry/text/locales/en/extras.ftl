### Said when a command needs a package that is not installed; read without Fluent, which may be what is missing.

extra-play = This needs the packages for playing, in the terminal and the browser: pip install "openoutcry[play]"
extra-lab = This needs the packages of the lab: pip install "openoutcry[lab]"
extra-envs = This needs the packages of the environments: pip install "openoutcry[envs]"
extra-openspiel = This needs OpenSpiel: pip install "openoutcry[openspiel]"
extra-picture = This needs the packages that draw a table in pixels: pip install "openoutcry[picture]"
extra-dask = This needs Dask: pip install "openoutcry[dask]"
extra-ray = This needs Ray: pip install "openoutcry[ray]"
