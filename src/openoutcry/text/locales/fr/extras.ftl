### Dit quand une commande a besoin d’un paquet qui n’est pas installé ; lu sans Fluent, qui manque peut-être lui-même.

extra-play = Il faut pour cela les paquets qui servent à jouer, au terminal et au navigateur : pip install "openoutcry[play]"
extra-lab = Il faut pour cela les paquets du laboratoire : pip install "openoutcry[lab]"
extra-envs = Il faut pour cela les paquets des environnements : pip install "openoutcry[envs]"
extra-openspiel = Il faut pour cela OpenSpiel : pip install "openoutcry[openspiel]"
extra-picture = Il faut pour cela les paquets qui dessinent une table en pixels : pip install "openoutcry[picture]"
extra-dask = Il faut pour cela Dask : pip install "openoutcry[dask]"
extra-ray = Il faut pour cela Ray : pip install "openoutcry[ray]"
